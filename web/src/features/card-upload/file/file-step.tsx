import type { CardUploadView } from '@setu/contract';
import { type DragEvent, useState } from 'react';
import { formatFileSize } from '../../../i18n/file-size';
import { formatNumber, formatPercent } from '../../../i18n/formats';
import { useTexts } from '../../../i18n/use-texts';
import { Button } from '../../../ui/button/button';
import { Row, Stack } from '../../../ui/layout/layout';
import { Text } from '../../../ui/layout/text';
import { Panel } from '../../../ui/panel/panel';
import styles from '../card-upload.module.css';
import { Meter } from '../run/meter';
import { type ChosenFiles, choose, type FileFault } from './chosen-files';
import { FileChoice } from './file-choice';
import { useSendCards } from './use-send-cards';

const nothing: ChosenFiles = { sheet: null, pictures: null };

/** Asks for the files, chosen with buttons or dropped, and uploads them for checking. */
export function FileStep({ view }: { view: CardUploadView }) {
  const t = useTexts('card-upload');
  const { company, limits } = view;
  const [chosen, setChosen] = useState(nothing);
  const [faults, setFaults] = useState<FileFault[]>([]);
  const { start, share, stop } = useSendCards(company.id);
  const isSending = share !== null;
  const take = (files: File[]) => {
    const next = choose(chosen, files, limits);
    setChosen(next.chosen);
    setFaults(next.faults);
  };
  const faultText = (fault: FileFault) =>
    t(`file.${fault.key}`, { name: fault.name, limit: formatFileSize(fault.limit) });
  const isMissing = chosen.sheet === null;
  const wrong = faults.map(faultText);
  return (
    <Panel title={t('file.title')}>
      <Stack gap={4}>
        <DropPlace isDisabled={isSending} onFiles={take}>
          <div data-for="mouse">
            <Text size={13} tone="muted" className={styles.dropHint}>
              {t('file.drop')}
            </Text>
          </div>
          <FileChoice
            label={t('file.sheet')}
            hint={t('file.sheetHint', {
              size: formatFileSize(limits.sheet_bytes),
              xlsx: formatNumber(limits.rows_xlsx),
              xls: formatNumber(limits.rows_xls),
            })}
            action={t('file.chooseSheet')}
            accept=".xls,.xlsx"
            file={chosen.sheet}
            isDisabled={isSending}
            onFiles={take}
            onRemove={() => setChosen({ ...chosen, sheet: null })}
          />
          <FileChoice
            label={t('file.pictures')}
            hint={t('file.picturesHint', { size: formatFileSize(limits.pictures_bytes) })}
            action={t('file.choosePictures')}
            accept=".zip"
            file={chosen.pictures}
            isDisabled={isSending}
            onFiles={take}
            onRemove={() => setChosen({ ...chosen, pictures: null })}
          />
        </DropPlace>
        {wrong.length > 0 && (
          <div role="alert">
            {wrong.map((text) => (
              <Text key={text} tone="danger">
                {text}
              </Text>
            ))}
          </div>
        )}
        {isSending ? (
          <Sending share={share} onStop={stop} />
        ) : (
          <Row gap={3} align="center">
            <Button
              tone="main"
              isDisabled={isMissing}
              describedBy={isMissing ? 'file-needed' : undefined}
              onClick={() => void start(chosen)}
            >
              {t('file.check')}
            </Button>
            {isMissing && (
              <Text as="span" size={13} tone="muted" id="file-needed">
                {t('file.needed')}
              </Text>
            )}
          </Row>
        )}
      </Stack>
    </Panel>
  );
}

function Sending({ share, onStop }: { share: number; onStop: () => void }) {
  const t = useTexts('card-upload');
  const isSent = share >= 1;
  return (
    <Stack gap={3}>
      <Text hasFigures>
        {isSent ? t('file.sent') : t('file.sending', { share: formatPercent(Math.floor(share * 100) / 100) })}
      </Text>
      <Meter label={t('file.checking')} share={isSent ? undefined : share} />
      {!isSent && (
        <Row>
          <Button onClick={onStop}>{t('file.stop')}</Button>
        </Row>
      )}
    </Stack>
  );
}

interface DropPlaceProps {
  isDisabled: boolean;
  onFiles: (files: File[]) => void;
  children: React.ReactNode;
}

/** A drop zone for files. Keyboard users have the buttons in it. */
function DropPlace({ isDisabled, onFiles, children }: DropPlaceProps) {
  const [isOver, setOver] = useState(false);
  const over = (event: DragEvent) => {
    if (isDisabled || !event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setOver(true);
  };
  const drop = (event: DragEvent) => {
    setOver(false);
    if (isDisabled) return;
    event.preventDefault();
    onFiles([...event.dataTransfer.files]);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a bonus beside the buttons
    <div
      className={styles.drop}
      data-over={isOver || undefined}
      onDragOver={over}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      {children}
    </div>
  );
}
