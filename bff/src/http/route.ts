import type { ListCodec } from '@setu/contract';
import type { z } from 'zod';
import type { Who } from './access.js';
import type { Ask } from './ask.js';

export type Method = 'get' | 'post' | 'delete';

/** What a handler answers: data in the envelope, or where to go. */
export type Answer =
  | { data: unknown; top?: Record<string, unknown>; status?: number; failed?: { status: number; message: string } }
  | { goTo: string }
  /** The handler has written the response itself (streams). */
  | { sent: true };

export interface Route<I extends z.ZodType = z.ZodType> {
  method: Method;
  /** Express 5 path; parameters have the names of the route table. */
  path: string;
  /** S answers the web app's shell to a browser's navigation, A is JSON only, D is a download. */
  kind: 'S' | 'A' | 'D';
  who: Who;
  /** Parameters of the path that are ids: anything but a UUID is 404. */
  ids: readonly string[];
  input?: I;
  /** What the body really is, for the API document, where the handler reads it itself. */
  body?: z.ZodType;
  /** The query of a list, for the API document. */
  list?: ListCodec;
  /** Further parameters of the query, for the API document. */
  query?: readonly string[];
  /** The body is the handler's own to read (uploads). */
  streams?: true;
  /** The body field that must carry the CSRF token. */
  tokenField?: string;
  /** A GET that changes something: only from this site, unless what it changes is harmless and links to it travel by mail. */
  changes?: true | 'from_anywhere';
  /** A browser that is not signed in has nothing to do here: it goes home, not to sign in first. */
  nothingFor?: 'anonymous';
  /** A browser's navigation runs the handler too (redirects); otherwise it gets the shell. */
  browserRuns?: true;
  /** Does not prolong the session. */
  quiet?: true;
  /** Budget in milliseconds; 10 s otherwise. */
  budgetMs?: number;
  summary: string;
  /** The schema of `data`, for the API document. */
  answer?: z.ZodType;
  handle: (ask: Ask<z.output<I>>) => Promise<Answer>;
}

type Options<I extends z.ZodType> = Omit<Route<I>, 'method' | 'path' | 'handle' | 'ids'> & { ids?: readonly string[] };

/** Declares a route; app.ts mounts it, openapi.ts describes it, the rights test walks it. */
export const route = <I extends z.ZodType>(
  method: Method,
  path: string,
  options: Options<I>,
  handle: Route<I>['handle'],
): Route => ({ ids: [], ...options, method, path, handle }) as unknown as Route;
