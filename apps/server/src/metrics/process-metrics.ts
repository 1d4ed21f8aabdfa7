/** How the process itself is: its memory, its time, and how long its turns wait for each other. */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Metrics } from './metrics.ts';

const RESOLUTION_MS = 20;

/** Returns how to stop watching. */
export function watchProcess(metrics: Metrics): () => void {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delay.enable();
  const seconds = (nanoseconds: number): number => (Number.isFinite(nanoseconds) ? nanoseconds / 1e9 : 0);
  metrics.gauge('resident_bytes', 'memory of the process', () => process.memoryUsage.rss());
  metrics.gauge('heap_used_bytes', 'memory that is in use by the program', () => process.memoryUsage().heapUsed);
  metrics.gauge('cpu_seconds', 'time that the process has computed', () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1e6;
  });
  metrics.gauge('event_loop_delay_p99_seconds', 'of a hundred turns since the last look, the second longest wait', () =>
    seconds(delay.percentile(99)),
  );
  // The last of the three looks ends the time that they are about.
  metrics.gauge('event_loop_delay_max_seconds', 'the longest wait for a turn since the last look', () => {
    const longest = seconds(delay.max);
    delay.reset();
    return longest;
  });
  metrics.gauge('uptime_seconds', 'since the process began', () => Math.round(process.uptime()));
  return () => void delay.disable();
}
