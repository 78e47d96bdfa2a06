export { pageGroups } from './page-groups';
