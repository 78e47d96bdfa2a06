import type { EmailMessage } from './message.js';

const joined = (parts: readonly (string | undefined)[]): string => parts.filter(Boolean).join('\n');

/** Returns the email as plain text, for clients that do not show HTML. */
export function plainText({ title, lines, code, groups = [], button, footer, choices }: EmailMessage): string {
  const parts = [
    title,
    joined(lines),
    code,
    ...groups.map((group) => joined([group.title, ...group.lines.map((line) => `- ${line}`), group.link.url])),
    button && `${button.label}:\n${button.url}`,
    '-- ',
    joined([...footer, choices && `${choices.label}: ${choices.url}`]),
  ];
  return `${parts.filter((part) => part).join('\n\n')}\n`;
}
