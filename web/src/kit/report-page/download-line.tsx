import { problemText } from '../../api/problem-text';
import { formatFileSize } from '../../i18n/file-size';
import { useTexts } from '../../i18n/use-texts';
import { Button } from '../../ui/button/button';
import { Copyable } from '../../ui/copyable/copyable';
import { JobLine } from '../../ui/job-line/job-line';
import type { DownloadState } from './use-download';

interface DownloadLineProps {
  name: string;
  state: DownloadState;
  onStop: () => void;
  onAgain: () => void;
}

/**
 * The progress of a download: the bytes so far with a stop button, the saved file, or the failure with a retry button.
 */
export function DownloadLine({ name, state, onStop, onAgain }: DownloadLineProps) {
  const t = useTexts('reports');
  const common = useTexts();
  if (state.phase === 'idle') return null;
  if (state.phase === 'ready') {
    const { file } = state;
    return <JobLine state="ready" name={file.name} note={t('ready', { size: formatFileSize(file.size) })} />;
  }
  if (state.phase === 'failed') {
    const { requestId } = state.problem;
    const why = (
      <>
        {problemText(state.problem)}
        {requestId && (
          <>
            {' '}
            {common('states.requestId')}: <Copyable text={requestId} />
          </>
        )}
      </>
    );
    return <JobLine state="failed" name={name} note={why} action={<Button onClick={onAgain}>{t('again')}</Button>} />;
  }
  const { received, total } = state;
  const note = total
    ? t('runningOf', { received: formatFileSize(received), total: formatFileSize(total) })
    : t('running', { received: formatFileSize(received) });
  return (
    <JobLine
      state="running"
      name={name}
      note={note}
      progress={total && received / total}
      action={<Button onClick={onStop}>{t('stop')}</Button>}
    />
  );
}
