import type { QuestionsService } from '@setu/proto/request/questions';
import type { Rpcs } from '../../served.js';
import { askAboutCard } from './ask-about-card.js';
import { findOpenRequest } from './find-open-request.js';

/** The rpcs for customers' questions about cards. */
export const questionRpcs = { findOpenRequest, askAboutCard } satisfies Rpcs<typeof QuestionsService>;
