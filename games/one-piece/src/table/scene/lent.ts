/**
 * One canvas for the whole page: a table borrows it and gives it back. Browsers give few contexts, and making one takes
 * long.
 */
import { qualityHere } from './quality.ts';
import { Stage } from './Stage.ts';

let kept: Stage | null = null;

/** Throws where there is no WebGL. */
export function borrowStage(into: HTMLElement, forced: boolean): Stage {
  if (kept?.isLost) breakUp(kept);
  if (!kept) {
    const canvas = document.createElement('canvas');
    canvas.className = 'op-canvas';
    canvas.setAttribute('aria-hidden', 'true');
    kept = new Stage(canvas, qualityHere(forced));
  }
  into.append(kept.canvas);
  return kept;
}

export function giveBack(stage: Stage): void {
  stage.clear();
  stage.canvas.remove();
}

/** It is not used again: the next table gets a new one. */
export function breakUp(stage: Stage): void {
  giveBack(stage);
  stage.dispose();
  if (kept === stage) kept = null;
}
