import type { AnswerOfEndpoint, Endpoint } from '@setu/contract';
import type { Ask, AskOf } from './ask.js';
import type { OpenPage } from './opening.js';

/** How a route behaves beside what its endpoint says. */
export interface Behaviour {
  /** The body is the handler's own to read (uploads). */
  streams?: true;
  /** The handler applies the input's schema itself, once it knows that there is something to save. */
  checksLate?: true;
  /** The body field that must carry the CSRF token. */
  tokenField?: string;
  /** A GET that changes something: only from this site, unless what it changes is harmless and links to it travel by mail. */
  changes?: true | 'from_anywhere';
  /** A browser that is not signed in has nothing to do here: it goes home, not to sign in first. */
  nothingFor?: 'anonymous';
  /** A browser's navigation runs the handler too (redirects); otherwise it gets the shell. */
  browserRuns?: true;
  /** Answers whomever the session speaks for, also a page that was made for another. */
  anySpeaker?: true;
  /** Does not prolong the session. */
  quiet?: true;
  /** Asked at every keystroke: promised sooner than other reads. */
  typed?: true;
  /** Budget in milliseconds; 10 s otherwise. */
  budgetMs?: number;
}

/** What a handler answers: data in the envelope, with words for the person where there are any, a refusal in words, where to go, or nothing more (it has written the response itself). */
export type Answer<Data = unknown> =
  | { data: Data; message?: string }
  | { refused: { status: number; message: string; top?: Record<string, unknown>; data: Record<string, unknown> } }
  | { goTo: string }
  | { sent: true };

export type Route = Endpoint &
  Behaviour & {
    handle: (ask: Ask) => Promise<Answer>;
    /** What its screen shows before the app runs. */
    page?: OpenPage;
  };

type Handle<E extends Endpoint> = (ask: AskOf<E>) => Promise<Answer<AnswerOfEndpoint<E>>>;
type With<E extends Endpoint> = Behaviour & { page?: OpenPage<AskOf<NoInfer<E>>> };

/** Gives an endpoint its handler; app.ts mounts it, openapi.ts describes it, the rights test walks it. */
export function route<const E extends Endpoint>(endpoint: E, handle: Handle<E>): Route;
export function route<const E extends Endpoint>(endpoint: E, behaviour: With<E>, handle: Handle<E>): Route;
export function route<const E extends Endpoint>(endpoint: E, ...rest: [Handle<E>] | [With<E>, Handle<E>]): Route {
  const [{ page, ...behaviour }, handle]: [With<E>, Handle<E>] = rest.length === 1 ? [{}, rest[0]] : rest;
  // The mount parses parameters, query and body by the very endpoint that types them here.
  return {
    ...endpoint,
    ...behaviour,
    handle: handle as unknown as Route['handle'],
    ...(page && { page: page as unknown as OpenPage }),
  };
}
