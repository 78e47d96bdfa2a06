export { categoryNamesInput as namesSchema } from '@setu/contract';
