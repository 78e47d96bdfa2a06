import type { CaptchaService } from '@setu/proto/identity/captcha';
import type { Rpcs } from '../../served.js';
import { getCaptcha } from './get-captcha.js';

export const captchaRpcs = { getCaptcha } satisfies Rpcs<typeof CaptchaService>;
