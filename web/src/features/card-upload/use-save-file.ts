import { useState } from 'react';
import { type Problem, problemOfAnswer } from '../../api/problem';
import { problemText } from '../../api/problem-text';
import { useTexts } from '../../i18n/use-texts';
import { download } from '../../lib/download';
import { showFailure } from '../../ui/modal/failure-modal';

const problemOf = async (error: unknown): Promise<Problem> =>
  error instanceof Response
    ? problemOfAnswer(error.status, await error.json().catch(() => undefined), error.headers)
    : { kind: 'offline' };

/** Saves a file from the server. A failure is shown as a message over the page. */
export function useSaveFile() {
  const t = useTexts('card-upload');
  const [isBusy, setBusy] = useState(false);
  const save = async (path: string, fallbackName: string): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    try {
      await download(path, fallbackName);
    } catch (error) {
      const problem = await problemOf(error);
      await showFailure({ title: t('download.failed'), text: problemText(problem), requestId: problem.requestId });
    } finally {
      setBusy(false);
    }
  };
  return { save, isBusy };
}
