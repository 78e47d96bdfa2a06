// What the shell uses of the notices: the last five behind the bell, and the way to what one is about.
export { useGetLastNoticesQuery } from './api';
export { useOpenNotice } from './use-open-notice';
