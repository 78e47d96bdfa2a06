import i18next from 'i18next';
import type { Problem } from './problem';

/** The code for each kind of problem, for answers that contain no code. */
const codeOfKind: Record<Problem['kind'], string> = {
  offline: 'offline',
  timeout: 'timeout',
  unreadable: 'unreadable',
  shell: 'shell',
  unauthenticated: 'authorization_error',
  forbidden: 'access_denied',
  notFound: 'not_found',
  conflict: 'conflict',
  validation: 'invalid',
  rateLimited: 'too_many_requests',
  server: 'server_error',
};

const text = (key: string): string | undefined => {
  const options = { ns: 'problems' } as const;
  return i18next.exists(key, options)
    ? (i18next.t as (key: string, options: object) => string)(key, options)
    : undefined;
};

/**
 * Returns the text for the viewer: the server's message, or else the text of the code, or else the text of the kind.
 */
export function problemText(problem: Problem): string {
  return (
    problem.message ??
    (problem.code ? text(`code.${problem.code}`) : undefined) ??
    text(`code.${codeOfKind[problem.kind]}`) ??
    (i18next.t as (key: string) => string)(`common:transport.${codeOfKind[problem.kind]}`)
  );
}
