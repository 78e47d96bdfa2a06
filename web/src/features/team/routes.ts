import { screens } from '@setu/contract';
import { withTexts } from '../../i18n/load-texts';
import type { FeatureRoute } from '../../session/route-handle';

export const routes: FeatureRoute[] = [
  {
    path: screens.user_list_page,
    handle: { screen: 'user_list_page', access: 'user', titleKey: 'team:list.title', ownSearch: true },
    lazy: withTexts(['team'], () => import('./list/team-list-page')),
  },
  {
    path: screens.invite_create_page,
    handle: {
      screen: 'invite_create_page',
      access: { any: ['team_invite'] },
      titleKey: 'team:invite.title',
      ownSearch: true,
    },
    lazy: withTexts(['team', 'fields'], () => import('./invite/invite-create-page')),
  },
  {
    path: screens.invite_page,
    handle: { screen: 'invite_page', access: { any: ['team_invite'] }, titleKey: 'team:invited.title' },
    lazy: withTexts(['team', 'fields'], () => import('./invite/invite-page')),
  },
  {
    path: screens.confirm_invite_url,
    handle: { screen: 'confirm_invite_url', access: 'public', titleKey: 'team:join.title', shell: 'public' },
    lazy: withTexts(['team', 'fields'], () => import('./join/join-page')),
  },
  {
    path: screens.my_profile_page,
    handle: { screen: 'my_profile_page', access: 'user', titleKey: 'team:profile.own' },
    lazy: withTexts(['team', 'substitution', 'account', 'fields'], () => import('./profile/own-profile-page')),
  },
  {
    path: screens.user_profile_page,
    handle: { screen: 'user_profile_page', access: 'user', titleKey: 'team:profile.title' },
    lazy: withTexts(['team', 'substitution', 'account', 'fields'], () => import('./profile/profile-page')),
  },
];
