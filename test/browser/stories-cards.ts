import { describe } from 'vitest';
import type { Stage } from './stage.ts';
export function cardStories(stage: Stage): void {
  void stage;
  void describe;
}
