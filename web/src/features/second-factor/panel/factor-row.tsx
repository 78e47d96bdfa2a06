import type { FactorView } from '@setu/contract';
import { formatDate } from '../../../i18n/formats';
import { formatRelative } from '../../../i18n/relative-time';
import { useTexts } from '../../../i18n/use-texts';
import { Button } from '../../../ui/button/button';
import { Text } from '../../../ui/layout/text';
import { openModal } from '../../../ui/modal/modal-store';

interface FactorRowProps {
  factor: FactorView;
  /** True if it cannot be removed because at least one is required. */
  isRequired: boolean;
  isLast: boolean;
}

/** Shows a factor: its name, its kind and its last use. */
export function FactorRow({ factor, isRequired, isLast }: FactorRowProps) {
  const t = useTexts('second-factor');
  const { id, kind, name, created_at, last_used_at } = factor;
  const remove = async () => {
    const { RemoveFactorModal } = await import('./remove-factor-modal');
    await openModal(RemoveFactorModal, { id, name, isLast });
  };
  const used = last_used_at ? t('panel.used', { time: formatRelative(last_used_at) }) : t('panel.unused');
  return (
    <li>
      <div>
        <Text isStrong>{name}</Text>
        <Text size={13} tone="secondary">
          {t(`kind.${kind}`)}. {t('panel.since', { date: formatDate(created_at) })}. {used}
        </Text>
      </div>
      {isRequired ? (
        <Text size={13} tone="secondary">
          {t('panel.kept')}
        </Text>
      ) : (
        <Button size="small" ariaLabel={t('remove.label', { name })} onClick={() => void remove()}>
          {t('remove.action')}
        </Button>
      )}
    </li>
  );
}
