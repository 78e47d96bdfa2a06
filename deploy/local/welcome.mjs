/**
 * Returns the text that a newcomer reads when everything runs: the address, and the accounts to sign in with.
 * @param {import('./world.mjs').World} world
 * @param {{ took: string, logs: string }} options
 */
export function welcome({ url, demo, plan }, { took, logs }) {
  const lines = ['', `  Setu is ready after ${took}:  ${url}`, ''];
  if (demo) lines.push(...accountLines(plan.accounts), '');
  lines.push(`  Logs: ${logs}`, '  Stop with Ctrl-C.', '', '');
  return lines.join('\n');
}

/** Returns the demo accounts as a table: email, company, roles. @param {import('./services.mjs').Account[]} accounts */
function accountLines(accounts) {
  const table = accounts.map(({ email, company, roles }) => [email, company, roles.join(', ')]);
  const widths = [0, 1].map((column) => Math.max(...table.map((cells) => cells[column]?.length ?? 0)));
  const lines = table.map((cells) => `    ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}`);
  return [`  Demo accounts, all with the password ${accounts[0]?.password}:`, ...lines];
}
