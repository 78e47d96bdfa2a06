import type { ImportRunView } from '@setu/contract';
import { useTexts } from '../../../i18n/use-texts';
import { Stack } from '../../../ui/layout/layout';
import { Text } from '../../../ui/layout/text';
import { Panel } from '../../../ui/panel/panel';
import { markedAddress } from '../addresses';
import type { RunPlace } from '../api';
import { SaveButton } from '../save-button';

/** Offers the uploaded file with its errors marked. */
export function MarkedFile({ at, run }: { at: RunPlace; run: ImportRunView }) {
  const t = useTexts('card-upload');
  if (run.rows === 0) return null;
  return (
    <Panel title={t('marked.title')}>
      <Stack gap={3}>
        <Text tone="secondary">{t('marked.text')}</Text>
        {run.has_marked_file ? (
          <div>
            <SaveButton path={markedAddress(at)} fallbackName={t('marked.fallback')}>
              {t('marked.get')}
            </SaveButton>
          </div>
        ) : (
          <Text tone="muted">{t('marked.making')}</Text>
        )}
      </Stack>
    </Panel>
  );
}
