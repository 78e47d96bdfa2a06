import { readFileSync } from 'node:fs';

const everyMs = 100;

/** What a process has in memory, in MiB (Linux only); 0 where there is no such process. @param {number | undefined} pid */
export function residentOf(pid) {
  try {
    const [, kib = '0'] = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Math.round(Number(kib) / 1024);
  } catch {
    return 0;
  }
}

/**
 * Watches what processes have in memory until it is told to stop, which gives what each had before and at most, in MiB.
 * @param {Record<string, number | undefined>} pids
 */
export function watchMemory(pids) {
  const seen = Object.entries(pids).map(([name, pid]) => {
    const before = residentOf(pid);
    return { name, pid, before, most: before };
  });
  const look = () => {
    for (const one of seen) one.most = Math.max(one.most, residentOf(one.pid));
  };
  const looking = setInterval(look, everyMs);
  return () => {
    clearInterval(looking);
    look();
    return seen.map(({ name, before, most }) => ({ name, before, most }));
  };
}
