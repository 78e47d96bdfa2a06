import { type OpenInviteView, screenPath } from '@setu/contract';
import { useNavigate } from 'react-router';
import { currentCsrfToken } from '../../../api/base-query';
import { AppForm } from '../../../forms/app-form';
import { CheckboxField } from '../../../forms/fields/checkbox-field';
import { NewPasswordFields } from '../../../forms/fields/new-password-fields';
import { PhoneField } from '../../../forms/fields/phone-field';
import { TextField } from '../../../forms/fields/text-field';
import { SubmitButton } from '../../../forms/submit-button';
import { companyName, fullName } from '../../../i18n/names';
import { useTexts } from '../../../i18n/use-texts';
import { phoneHomeOf } from '../../../session/phone-home';
import { pathOfRoute } from '../../../session/screens';
import { useEntered } from '../../../session/use-entered';
import { TextLink } from '../../../ui/button/text-link';
import { FieldGrid, Stack } from '../../../ui/layout/layout';
import { Text } from '../../../ui/layout/text';
import { NarrowPage } from '../../password/public';
import { useAcceptInviteMutation } from '../api';
import { roleNames } from '../role-names';

const schema = async () => (await import('../team-schemas')).acceptInviteInput;

type OpenInvite = OpenInviteView & { invitee: NonNullable<OpenInviteView['invitee']> };

/** Lets the invited person check their data and set a password, and signs them in. */
export function JoinForm({
  uuid,
  invite: { company, company_type: type, inviter, invitee },
  onAccept,
}: {
  uuid: string;
  invite: OpenInvite;
  /** Called once the invite is accepted, before the sign-in. */
  onAccept: () => void;
}) {
  const t = useTexts('team');
  const [accept] = useAcceptInviteMutation();
  const entered = useEntered();
  const navigate = useNavigate();
  const { first_name, second_name, third_name, mobile_phone, email, roles } = invitee;
  const known = { first_name, second_name, third_name, mobile_phone };
  const initial = { ...known, password: '', confirmPassword: '', processing_condition_agreed: false };
  const submit = async (values: typeof initial) => {
    const { route } = await accept({ uuid, input: { ...values, _token: currentCsrfToken() } }).unwrap();
    onAccept();
    await entered();
    navigate(pathOfRoute(route) ?? '/', { replace: true });
  };
  const lead = t('join.lead', {
    inviter: fullName({ name: inviter, surname: '' }),
    company: companyName(company),
  });
  return (
    <NarrowPage title={t('join.title')} lead={lead}>
      <AppForm schema={schema} initial={initial} onSubmit={submit} ariaLabel={t('join.title')}>
        <Stack gap={4}>
          <div>
            <Text isStrong>{t('join.email', { email })}</Text>
            <Text size={13} tone="muted">
              {t('join.role', { role: roleNames(roles, t) })}
            </Text>
          </div>
          <FieldGrid>
            <TextField
              name="second_name"
              label={t('invite.surname')}
              autoComplete="family-name"
              maxLength={300}
              isRequired
            />
            <TextField
              name="first_name"
              label={t('invite.name')}
              autoComplete="given-name"
              maxLength={300}
              isRequired
            />
            <TextField
              name="third_name"
              label={t('invite.patronymic')}
              autoComplete="additional-name"
              maxLength={300}
            />
            <div data-wide>
              <PhoneField name="mobile_phone" home={phoneHomeOf(type)} label={t('invite.mobile')} />
            </div>
          </FieldGrid>
          <NewPasswordFields name="password" again="confirmPassword" />
          <CheckboxField
            name="processing_condition_agreed"
            label={
              <>
                {t('join.agree')}{' '}
                <TextLink to={screenPath('static_page', { link: 'personal-data' })}>{t('join.agreeTo')}</TextLink>
              </>
            }
            isRequired
          />
          <SubmitButton size="large" isWide>
            {t('join.action')}
          </SubmitButton>
        </Stack>
      </AppForm>
    </NarrowPage>
  );
}
