import { screenPath, type TeamLineView, teamListCodec } from '@setu/contract';
import { companyName, formalName } from '../../../i18n/names';
import { useTexts } from '../../../i18n/use-texts';
import { ListPage } from '../../../kit/list-page/list-page';
import { listSource } from '../../../kit/list-page/list-source';
import { hasPermission } from '../../../session/access';
import { useUser } from '../../../session/use-session';
import { ButtonLink } from '../../../ui/button/button';
import { IconUserPlus } from '../../../ui/icon/icons';
import { useListQuery } from '../../../ui/list-page/use-list-query';
import { EmptyState } from '../../../ui/states/states';
import { useListTeamQuery } from '../api';
import { lineHref } from './line-href';
import { TeamViews } from './team-views';
import { useTeamColumns } from './use-team-columns';

/** Lists users and open invites with their actions. */
export function TeamList() {
  const t = useTexts('team');
  const user = useUser();
  const place = useListQuery(teamListCodec);
  const [query, list] = place;
  const found = useListTeamQuery(list.search);
  const mayInvite = hasPermission(user, 'team_invite');
  const columns = useTeamColumns(mayInvite);
  return (
    <ListPage
      title={t('list.title')}
      count={user && companyName(user.company.short_name)}
      actions={
        mayInvite && (
          <ButtonLink tone="main" icon={IconUserPlus} to={screenPath('invite_create_page')}>
            {t('list.invite')}
          </ButtonLink>
        )
      }
      place={place}
      source={listSource(found, ({ list: rows, total }) => ({ rows, total }))}
      views={<TeamViews counts={found.data?.counts} chosen={query.filters.status} hrefWith={list.hrefWith} />}
      filters={[{ kind: 'search', name: 'search', label: t('list.search'), placeholder: t('list.placeholder') }]}
      table={{
        columns,
        rowId: ({ id }: TeamLineView) => id,
        rowName: formalName,
        rowHref: (line) => lineHref(line, mayInvite),
      }}
      nothing={<EmptyState title={t('list.nothing')} />}
      noResults={t('list.noResults')}
    />
  );
}
