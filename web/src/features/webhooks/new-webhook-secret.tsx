import { useTexts } from '../../i18n/use-texts';
import { Button } from '../../ui/button/button';
import { Copyable } from '../../ui/copyable/copyable';
import { Stack } from '../../ui/layout/layout';
import { Text } from '../../ui/layout/text';
import { ModalFrame } from '../../ui/modal/modal-frame';
import styles from './webhooks.module.css';

/** Shows a new webhook's secret once. Only its button closes the dialog. */
export function NewWebhookSecret({ secret, onDone }: { secret: string; onDone: () => void }) {
  const t = useTexts('webhooks');
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
      </Stack>
    </ModalFrame>
  );
}
