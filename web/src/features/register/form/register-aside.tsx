import { screenPath } from '@setu/contract';
import { useTexts } from '../../../i18n/use-texts';
import { TextLink } from '../../../ui/button/text-link';
import { Stack } from '../../../ui/layout/layout';
import { Text } from '../../../ui/layout/text';
import { FactsList } from '../../../ui/panel/facts-list';
import { Panel } from '../../../ui/panel/panel';

const numbers = ['inn', 'kpp', 'ogrn'] as const;

/** Explains, next to the form, where to find the numbers and who sees the data, and links to the sign-in. */
export function RegisterAside() {
  const t = useTexts('register');
  return (
    <Stack gap={4}>
      <Panel title={t('aside.numbers')}>
        <FactsList facts={numbers.map((id) => ({ label: t(`form.${id}`), value: t(`aside.${id}`) }))} />
        <Text size={13} tone="secondary">
          {t('aside.where')}
        </Text>
      </Panel>
      <Panel title={t('aside.seen')}>
        <Text tone="secondary">{t('aside.seenText')}</Text>
      </Panel>
      <Panel title={t('aside.known')}>
        <TextLink to={screenPath('fos_user_security_login')}>{t('aside.signIn')}</TextLink>
      </Panel>
    </Stack>
  );
}
