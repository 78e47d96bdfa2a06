import { useTexts } from '../../i18n/use-texts';
import { Button } from '../../ui/button/button';
import { Copyable } from '../../ui/copyable/copyable';
import { Stack } from '../../ui/layout/layout';
import { Text } from '../../ui/layout/text';
import { ModalFrame } from '../../ui/modal/modal-frame';
import styles from './tokens.module.css';

const header = 'Authorization: Bearer …';

/** Shows a new token's secret once. Only its button closes the dialog. */
export function NewSecret({ secret, onDone }: { secret: string; onDone: () => void }) {
  const t = useTexts('tokens');
  return (
    <ModalFrame
      title={t('secret.title')}
      isDismissable={false}
      onClose={onDone}
      footer={
        <Button tone="main" autoFocus onClick={onDone}>
          {t('secret.done')}
        </Button>
      }
    >
      <Stack gap={4}>
        <Text tone="secondary">{t('secret.lead')}</Text>
        <div className={styles.secret}>
          <Copyable text={secret} />
        </div>
        <Text size={13} tone="secondary">
          {t('secret.use')} <code className={styles.header}>{header}</code>
        </Text>
      </Stack>
    </ModalFrame>
  );
}
