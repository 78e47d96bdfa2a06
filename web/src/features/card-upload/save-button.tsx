import type { ReactNode } from 'react';
import { Button } from '../../ui/button/button';
import { IconDownload } from '../../ui/icon/icons';
import { useSaveFile } from './use-save-file';

interface SaveButtonProps {
  path: string;
  fallbackName: string;
  children: ReactNode;
  tone?: 'line' | 'quiet';
  onSaved?: () => void;
}

/** Shows a button that saves a file from the server. */
export function SaveButton({ path, fallbackName, children, tone, onSaved }: SaveButtonProps) {
  const { save, isBusy } = useSaveFile();
  const press = async () => {
    await save(path, fallbackName);
    onSaved?.();
  };
  return (
    <Button icon={IconDownload} tone={tone} isBusy={isBusy} onClick={() => void press()}>
      {children}
    </Button>
  );
}
