import { CaptchaLine } from '../../forms/captcha/captcha-line';
import { loadTexts } from '../../i18n/load-texts';
import { Stack } from '../../ui/layout/layout';
import type { Scene } from '../scene';

await loadTexts('fields');

export const scenes: Scene[] = [
  {
    name: 'states',
    render: () => (
      <Stack>
        <CaptchaLine state="working" onAgain={() => {}} />
        <CaptchaLine state="done" onAgain={() => {}} />
        <CaptchaLine state="failed" onAgain={() => {}} />
        <CaptchaLine state="loading" onAgain={() => {}} />
        <CaptchaLine state="asked" onAgain={() => {}} />
        <CaptchaLine state="expired" onAgain={() => {}} />
        <CaptchaLine state="unreachable" onAgain={() => {}} />
      </Stack>
    ),
  },
];
