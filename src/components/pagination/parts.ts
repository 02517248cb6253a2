// The position in the list, its texts, the row of pages and typed pages. Copied components import them from the package.
export {
  offeredSizes,
  pageAfterResize,
  pageFacts,
  pageWords,
  usableLength,
  type PageFacts,
  type PageWords,
} from './page-facts';
export { paginatePages } from './paginate-pages';
export { readPage } from './read-page';
