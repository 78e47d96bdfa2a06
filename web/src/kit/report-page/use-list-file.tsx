import type { ReactNode } from 'react';
import { Button } from '../../ui/button/button';
import { IconDownload } from '../../ui/icon/icons';
import { DownloadLine } from './download-line';
import { useDownload } from './use-download';

interface ListFile {
  /** Where the file is asked for. */
  path: string;
  /** By which filters and in which order. */
  query: URLSearchParams;
  /** What the list is called, until the file says how it is. */
  name: string;
  label: string;
}

/** A list as a file: its button, and how it goes once it was pressed. */
export function useListFile({ path, query, name, label }: ListFile): { button: ReactNode; line: ReactNode } {
  const { state, start, stop } = useDownload();
  const fetchFile = () => void start({ path: `${path}?${query}`, fallbackName: `${name}.xlsx` });
  return {
    button: (
      <Button icon={IconDownload} isBusy={state.phase === 'running'} onClick={fetchFile}>
        {label}
      </Button>
    ),
    line: state.phase !== 'idle' && <DownloadLine name={name} state={state} onStop={stop} onAgain={fetchFile} />,
  };
}
