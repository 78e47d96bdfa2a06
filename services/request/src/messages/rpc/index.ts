import type { MessagesService } from '@setu/proto/request/messages';
import type { Rpcs } from '../../served.js';
import { listMessages } from './list-messages.js';
import { postMessage } from './post-message.js';
import { readMessages } from './read-messages.js';

/** What is written about a request. */
export const messageRpcs = { listMessages, postMessage, readMessages } satisfies Rpcs<typeof MessagesService>;
