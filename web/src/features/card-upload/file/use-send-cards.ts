import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { toProblem } from '../../../api/problem';
import { problemText } from '../../../api/problem-text';
import { openModal } from '../../../ui/modal/modal-store';
import { useAddCardFileMutation } from '../api';
import { uploadHref } from '../upload-place';
import type { ChosenFiles } from './chosen-files';
import { UploadFailed } from './upload-failed';

/** Uploads the chosen files and opens the run that started. A failure is shown in a dialog. */
export function useSendCards(company: string) {
  const navigate = useNavigate();
  const [send] = useAddCardFileMutation();
  const [share, setShare] = useState<number | null>(null);
  const running = useRef<{ abort: () => void } | null>(null);
  const fail = (text: string, requestId?: string) => openModal(UploadFailed, { text, requestId });

  const start = async ({ sheet, pictures }: ChosenFiles): Promise<void> => {
    if (!sheet || running.current) return;
    setShare(0);
    const sending = send({ company, sheet, pictures, idempotencyKey: crypto.randomUUID(), onSent: setShare });
    running.current = sending;
    const { data, error } = await sending;
    running.current = null;
    setShare(null);
    if (data?.success) void navigate(uploadHref(company, { run: data.run.id }));
    else if (data) await fail(data.error);
    else if ((error as { name?: string }).name !== 'AbortError') {
      const problem = toProblem(error);
      const texts = Object.values(problem.fields ?? {});
      await fail(texts.length > 0 ? texts.join('. ') : problemText(problem), problem.requestId);
    }
  };
  return { start, share, stop: () => running.current?.abort() };
}
