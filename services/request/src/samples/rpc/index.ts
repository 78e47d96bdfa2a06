import type { SamplesService } from '@setu/proto/request/samples';
import type { Rpcs } from '../../served.js';
import { askSample } from './ask-sample.js';
import { declineSample } from './decline-sample.js';
import { judgeSample } from './judge-sample.js';
import { passSampleAddress } from './pass-sample-address.js';
import { sendSample } from './send-sample.js';

/** The rpcs for samples and their verdicts. */
export const sampleRpcs = {
  ...{ askSample, passSampleAddress, sendSample, declineSample, judgeSample },
} satisfies Rpcs<typeof SamplesService>;
