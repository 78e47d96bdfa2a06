import { useTexts } from '../../../i18n/use-texts';
import { Stack } from '../../../ui/layout/layout';
import { Text } from '../../../ui/layout/text';
import { Panel } from '../../../ui/panel/panel';
import { templateAddress } from '../addresses';
import { SaveButton } from '../save-button';

/** Offers the template to fill in. */
export function TemplatePanel({ columns, onSaved }: { columns: number; onSaved: () => void }) {
  const t = useTexts('card-upload');
  return (
    <Panel title={t('template.title')}>
      <Stack gap={3}>
        <Text size={13} tone="secondary">
          {t('template.text', { columns: t('template.columns', { count: columns }) })}
        </Text>
        <div>
          <SaveButton path={templateAddress} fallbackName={t('template.fallback')} onSaved={onSaved}>
            {t('template.get')}
          </SaveButton>
        </div>
      </Stack>
    </Panel>
  );
}
