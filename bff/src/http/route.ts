import type { AnswerOfEndpoint, Endpoint } from '@setu/contract';
import type { CallContext, CallContextOf } from './call-context.js';
import type { OpenPage } from './opening.js';

/** The behaviour of a route beyond its endpoint. */
export interface Behaviour {
  /** The handler reads the body itself (uploads). */
  streams?: true;
  /** The handler validates the body itself, once it knows that there is something to save. */
  checksLate?: true;
  /** The body field that must contain the CSRF token. */
  tokenField?: string;
  /**
   * A GET that changes something. It works only from this site, unless the value is `from_anywhere`: the change is
   * harmless and emails link to it.
   */
  changes?: true | 'from_anywhere';
  /** The route has no content for browsers that are not signed in. They go to the home page instead of sign-in. */
  nothingFor?: 'anonymous';
  /** A browser's navigation also runs the handler (redirects). Otherwise the browser gets the shell. */
  browserRuns?: true;
  /** Accepts calls from a page that was made for another user than the session's current one. */
  anySpeaker?: true;
  /** Does not extend the session. */
  quiet?: true;
  /** Called on every keystroke, so its response time objective is stricter than for other reads. */
  typed?: true;
  /** The time budget in milliseconds. 10 s if absent. */
  budgetMs?: number;
}

/**
 * A handler's answer: data in the envelope with an optional message, a rejection with a message, a redirect, or nothing
 * more because the handler has written the response itself.
 */
export type Answer<Data = unknown> =
  | { data: Data; message?: string }
  | { refused: { status: number; message: string; top?: Record<string, unknown>; data: Record<string, unknown> } }
  | { goTo: string }
  | { sent: true };

export type Route = Endpoint &
  Behaviour & {
    handle: (call: CallContext) => Promise<Answer>;
    /** The content its screen shows before the app runs. */
    page?: OpenPage;
  };

type Handle<E extends Endpoint> = (call: CallContextOf<E>) => Promise<Answer<AnswerOfEndpoint<E>>>;
type With<E extends Endpoint> = Behaviour & { page?: OpenPage<CallContextOf<NoInfer<E>>> };

/** Binds a handler to an endpoint. app.ts mounts the route, openapi.ts describes it, and the rights test checks it. */
export function route<const E extends Endpoint>(endpoint: E, handle: Handle<E>): Route;
export function route<const E extends Endpoint>(endpoint: E, behaviour: With<E>, handle: Handle<E>): Route;
export function route<const E extends Endpoint>(endpoint: E, ...rest: [Handle<E>] | [With<E>, Handle<E>]): Route {
  const [{ page, ...behaviour }, handle]: [With<E>, Handle<E>] = rest.length === 1 ? [{}, rest[0]] : rest;
  // The route is mounted with the same endpoint that gives the types here. Its schemas parse parameters, query and
  // body.
  return {
    ...endpoint,
    ...behaviour,
    handle: handle as unknown as Route['handle'],
    ...(page && { page: page as unknown as OpenPage }),
  };
}
