import { readFileSync } from 'node:fs';

/** @param {number} pid @returns {number[]} its children, as Linux lists them */
function childrenOf(pid) {
  try {
    return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number);
  } catch {
    return [];
  }
}

/**
 * Sends a signal to a process. A process that has just ended needs no signal.
 * @param {number} pid
 * @param {NodeJS.Signals} signal
 */
function send(pid, signal) {
  try {
    process.kill(pid, signal);
  } catch {
    // The process has ended.
  }
}

/**
 * Freezes a process and its children. Sockets stay open, but no calls are answered.
 * @param {number} pid
 * @returns {() => void} lets the processes continue
 */
export function freeze(pid) {
  send(pid, 'SIGSTOP');
  const children = childrenOf(pid);
  for (const child of children) send(child, 'SIGSTOP');
  return () => {
    for (const child of [...children, pid]) send(child, 'SIGCONT');
  };
}
