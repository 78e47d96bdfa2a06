import type { MessagesService } from '@setu/proto/request/messages';
import type { Rpcs } from '../../served.js';
import { listMessages } from './list-messages.js';
import { postMessage } from './post-message.js';
import { readMessages } from './read-messages.js';

/** The rpcs of messages. */
export const messageRpcs = { listMessages, postMessage, readMessages } satisfies Rpcs<typeof MessagesService>;
