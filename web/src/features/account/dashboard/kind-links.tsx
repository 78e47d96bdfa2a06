import { useTexts } from '../../../i18n/use-texts';
import { TextLink } from '../../../ui/button/text-link';
import { Row } from '../../../ui/layout/layout';
import type { DeskReader } from './desk-reader';

/** Links to the reader's list of each kind of request. A supplier has one list for both kinds. */
export function KindLinks({ reader }: { reader: DeskReader }) {
  const t = useTexts('account');
  const lists = { fromCatalogue: reader.toList('rfc'), byDescription: reader.toList('rfd') };
  return (
    <Row gap={4}>
      {(['fromCatalogue', 'byDescription'] as const).map((kind) => {
        const to = lists[kind];
        return (
          to && (
            <TextLink key={kind} to={to}>
              {t(reader.side === 'supplier' ? 'desk.waiting.all' : `desk.pipeline.${kind}`)}
            </TextLink>
          )
        );
      })}
    </Row>
  );
}
