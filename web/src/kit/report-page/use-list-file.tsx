import type { ReactNode } from 'react';
import { Button } from '../../ui/button/button';
import { IconDownload } from '../../ui/icon/icons';
import { DownloadLine } from './download-line';
import { useDownload } from './use-download';

interface ListFile {
  /** The address of the file. */
  path: string;
  /** The filters and the order. */
  query: URLSearchParams;
  /** The file's name, used if the server sends none. */
  name: string;
  label: string;
}

/** Returns the button that downloads a list as a file, and the row that shows the progress. */
export function useListFile({ path, query, name, label }: ListFile): { button: ReactNode; line: ReactNode } {
  const { state, start, stop } = useDownload();
  const fetchFile = () => void start({ path: `${path}?${query}`, fallbackName: `${name}.xlsx` });
  return {
    button: (
      <Button icon={IconDownload} isIconOnPhone isBusy={state.phase === 'running'} onClick={fetchFile}>
        {label}
      </Button>
    ),
    line: state.phase !== 'idle' && <DownloadLine name={name} state={state} onStop={stop} onAgain={fetchFile} />,
  };
}
