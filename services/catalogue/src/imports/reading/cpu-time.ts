import { readFileSync } from 'node:fs';

/** Linux reports CPU time in ticks of 10 milliseconds, whatever its clock rate. */
const tickMs = 10;

/**
 * Returns a function that returns the CPU time of a child process in milliseconds, for all threads together. If the
 * system does not report CPU time, the function returns the time that has passed since this call.
 */
export function cpuTimeOf(pid: number | undefined): () => number {
  const startedAt = performance.now();
  return () => {
    try {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      // The program's name comes first, in brackets, and may contain spaces.
      const [user, system] = stat
        .slice(stat.lastIndexOf(')') + 2)
        .split(' ')
        .slice(11, 13);
      return (Number(user) + Number(system)) * tickMs;
    } catch {
      return performance.now() - startedAt;
    }
  };
}
