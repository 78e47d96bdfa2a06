import { readFileSync } from 'node:fs';

/** @param {number} pid @returns {number[]} its children, as Linux lists them */
function childrenOf(pid) {
  try {
    return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number);
  } catch {
    return [];
  }
}

/** A process that has just ended needs no signal. @param {number} pid @param {NodeJS.Signals} signal */
function send(pid, signal) {
  try {
    process.kill(pid, signal);
  } catch {
    // It is gone.
  }
}

/**
 * Freezes a process and its children: sockets stay open, nobody answers.
 * @param {number} pid
 * @returns {() => void} lets them go on
 */
export function freeze(pid) {
  send(pid, 'SIGSTOP');
  const children = childrenOf(pid);
  for (const child of children) send(child, 'SIGSTOP');
  return () => {
    for (const child of [...children, pid]) send(child, 'SIGCONT');
  };
}
