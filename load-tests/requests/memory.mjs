import { readFileSync } from 'node:fs';

const everyMs = 100;

/**
 * Returns the memory of a process in MiB (Linux only), or 0 if it does not exist.
 * @param {number | undefined} pid
 */
export function residentOf(pid) {
  try {
    const [, kib = '0'] = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Math.round(Number(kib) / 1024);
  } catch {
    return 0;
  }
}

/**
 * Watches the memory of processes until it is stopped. The stop function returns the initial and the maximum memory of
 * each, in MiB.
 * @param {Record<string, number | undefined>} pids
 */
export function watchMemory(pids) {
  const processes = Object.entries(pids).map(([name, pid]) => {
    const before = residentOf(pid);
    return { name, pid, before, max: before };
  });
  const look = () => {
    for (const one of processes) one.max = Math.max(one.max, residentOf(one.pid));
  };
  const looking = setInterval(look, everyMs);
  return () => {
    clearInterval(looking);
    look();
    return processes.map(({ name, before, max }) => ({ name, before, max }));
  };
}
