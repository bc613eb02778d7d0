"""Looking back at a match: what each choice was worth, and where it was decided."""

from hearth.analysis.choices import Analyst, Judged
from hearth.analysis.match_analysis import LEAST_ITERATIONS, Analysis, finished_analysis
from hearth.analysis.story import story

__all__ = ["LEAST_ITERATIONS", "Analysis", "Analyst", "Judged", "finished_analysis", "story"]
