/** Metrics of the process itself: memory, event loop, garbage collection, open files. Once a process; they cannot be removed. */
import { collectDefaultMetrics, type Registry } from 'prom-client';

/** How often the delay of the event loop is sampled, ms. */
const SAMPLING = 20;

export function addProcessMetrics(register: Registry): void {
  collectDefaultMetrics({ register, eventLoopMonitoringPrecision: SAMPLING });
}
