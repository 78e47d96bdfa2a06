import type { GlossaryTermView } from '@setu/contract';
import { formatDate } from '../../../i18n/formats';
import { WordedText } from '../../../i18n/localized-text';
import { useTexts } from '../../../i18n/use-texts';
import { useAction } from '../../../kit/action/use-action';
import type { Column } from '../../../ui/data-table/columns';
import { IconPencil, IconTrash } from '../../../ui/icon/icons';
import { Text } from '../../../ui/layout/text';
import { RowMenu } from '../../../ui/menu/row-menu';
import { useWriteGlossaryMutation } from '../api';
import { editTerm } from './term-dialog';

/** Returns the columns of the glossary, with the actions of a term. */
export function useGlossaryColumns(): Column<GlossaryTermView>[] {
  const t = useTexts('review');
  const [write] = useWriteGlossaryMutation();
  const remove = useAction({
    confirm: ({ en, ru }: GlossaryTermView) => ({
      title: t('glossary.removeQuestion', { en }),
      text: t('glossary.removeText', { en, ru }),
      action: t('glossary.remove'),
      isDanger: true,
    }),
    send: ({ id }) => write({ remove: id }),
    failed: t('glossary.removeFailed'),
    done: () => ({ title: t('glossary.removed') }),
  });
  return [
    { id: 'en', title: t('glossary.en'), inCard: 'title', cell: ({ en }) => <b lang="en">{en}</b> },
    {
      id: 'ru',
      title: t('glossary.ru'),
      inCard: 'subtitle',
      cell: ({ en, ru }) =>
        ru === en ? (
          <Text as="span" size={13} tone="muted">
            {t('glossary.same')}
          </Text>
        ) : (
          <span lang="ru">{ru}</span>
        ),
    },
    {
      id: 'note',
      title: t('glossary.note'),
      cell: ({ note }) =>
        note ? <WordedText text={{ text: note, lang: /[а-яё]/i.test(note) ? 'ru' : 'en' }} /> : null,
    },
    {
      id: 'updated',
      title: t('glossary.updated'),
      inCard: 'hidden',
      cell: ({ updated_at: at }) => <time dateTime={at}>{formatDate(at)}</time>,
    },
    {
      id: 'menu',
      title: t('columns.menu'),
      isActions: true,
      width: '44px',
      cell: (term) => (
        <RowMenu
          label={t('columns.menuOf', { name: term.en })}
          items={[
            { id: 'edit', label: t('glossary.edit'), icon: IconPencil, onSelect: () => void editTerm(term) },
            {
              id: 'remove',
              label: t('glossary.remove'),
              icon: IconTrash,
              isDanger: true,
              onSelect: () => void remove.run(term),
            },
          ]}
        />
      ),
    },
  ];
}
