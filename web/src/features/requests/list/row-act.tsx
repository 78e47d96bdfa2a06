import type { RequestRowView } from '@setu/contract';
import { useLocation } from 'react-router';
import { pathOfRoute } from '../../../session/screens';
import { ButtonLink } from '../../../ui/button/button';
import { RowAct } from '../../../ui/data-table/cells';
import { VisuallyHidden } from '../../../ui/layout/text';
import { fromHere } from '../../../ui/page/back-link';
import type { Reader } from '../model/side';
import { useActText } from '../model/use-act-text';
import { AcceptButton, mayAccept } from '../transitions/accept-button';

/** Returns what waits for the reader of a row, and its place. Null if nothing waits. */
export function rowAct({ waiting: [reason], waiting_route: route }: RequestRowView) {
  const to = route && pathOfRoute(route);
  return reason && to ? { reason, to } : null;
}

interface RequestActProps {
  row: RequestRowView;
  act: NonNullable<ReturnType<typeof rowAct>>;
  reader: Reader;
  /** The first one of a list has the only filled button of the page. */
  isFirst: boolean;
}

/** The button of a row that names what waits for the reader and opens it. A new request is accepted in the list. */
export function RequestAct({ row, act: { reason, to }, reader, isFirst }: RequestActProps) {
  const actText = useActText(reader);
  const location = useLocation();
  const tone = isFirst ? 'main' : 'line';
  return (
    <RowAct>
      {reason === 'turn' && mayAccept(row) ? (
        <AcceptButton request={row} tone={tone} />
      ) : (
        <ButtonLink to={to} state={fromHere(location)} tone={tone} size="small">
          {actText({ reason, status: row.status })}
          <VisuallyHidden>{` ${row.numeric_hash}`}</VisuallyHidden>
        </ButtonLink>
      )}
    </RowAct>
  );
}
