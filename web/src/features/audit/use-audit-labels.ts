import { type AuditEntryView, auditActions, auditKinds } from '@setu/contract';
import { fullName } from '../../i18n/names';
import { useTexts } from '../../i18n/use-texts';

type Person = AuditEntryView['actor'];
type Nouns = typeof auditActions;
type ActionName = { [Noun in keyof Nouns]: `${Noun}.${Nouns[Noun][number]}` }[keyof Nouns];
type Kind = (typeof auditKinds)[number];

const isAction = (text: string): text is ActionName => {
  const [noun = '', verb = ''] = text.split('.');
  const actions: Readonly<Record<string, readonly string[]>> = auditActions;
  return Object.hasOwn(actions, noun) && (actions[noun]?.includes(verb) ?? false);
};
const isKind = (text: string): text is Kind => (auditKinds as readonly string[]).includes(text);

/** Returns the labels of audit entries. A term without a label is shown by its technical name. */
export function useAuditLabels() {
  const t = useTexts('audit');
  const labels = useTexts('audit-words');
  return {
    actionOf: (action: string): string => (isAction(action) ? labels(`actions.${action}`) : action),
    kindOf: (kind: string): string => (isKind(kind) ? labels(`kinds.${kind}`) : kind),
    serviceOf: (service: AuditEntryView['service']): string => labels(`services.${service}`),
    nameOf: (person: Person): string => (person === null ? t('system') : fullName(person)),
  };
}
