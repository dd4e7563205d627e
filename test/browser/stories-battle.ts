import { describe } from 'vitest';
import type { Stage } from './stage.ts';
export function battleStories(stage: Stage): void {
  void stage;
  void describe;
}
