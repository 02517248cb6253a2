import { cleanStyle } from './clean-style';
import type { Cleaning } from './cleaning';
import type { RemovalReason } from './removals';
import { isLink, isRemote, parseUrl, resourceProblem } from './resource-url';

/** Default prefix of ids and names in DOMPurify. */
const defaultIdPrefix = 'user-content-';

/**
 * Maximum number of rows or columns that a cell may span: with collapsed borders, the work of a browser grows
 * with their product.
 */
const maximumSpan = 50;

/** Maximum number of ids that an attribute refers to. */
const maximumReferences = 100;

/** Returns why an attribute must be removed, or else changes its value if necessary. */
export function cleanAttribute(
  element: Element,
  name: string,
  cleaning: Cleaning,
): RemovalReason | undefined {
  const { policy, base, rel, remote } = cleaning;
  const value = element.getAttribute(name) ?? '';
  if (!policy.everywhere.includes(name) && !policy.elements[element.localName]?.includes(name)) {
    return 'policy';
  }
  switch (name) {
    case 'href':
    case 'cite': {
      const target = value.trim();
      if (target.startsWith('#')) {
        element.setAttribute(name, `#${prefixedId(target.slice(1), cleaning)}`);
        return undefined;
      }
      const url = parseUrl(value, base);
      if (name === 'href' && rel && isRemote(url, base)) element.setAttribute('rel', rel);
      return isLink(url) ? undefined : 'unsafe';
    }
    case 'target':
      if (value !== '_blank') return 'policy';
      element.setAttribute('rel', rel ?? 'noopener noreferrer');
      return undefined;
    case 'background':
    case 'poster':
    case 'src':
    case 'srcset': {
      const problem = resourceProblem(name, value, base);
      if (problem === 'remote') remote.push({ element, name, value });
      return problem;
    }
    case 'id':
    case 'name':
      element.setAttribute(name, prefixedId(value, cleaning));
      return undefined;
    case 'headers':
    case 'aria-labelledby':
    case 'aria-describedby': {
      const ids = partsOf(value)
        .slice(0, maximumReferences)
        .map((id) => prefixedId(id, cleaning));
      element.setAttribute(name, ids.join(' '));
      return undefined;
    }
    case 'class': {
      // A class of the page could cover the page, so only language classes of code are kept.
      const languages = partsOf(value).filter((part) => part.startsWith('language-'));
      element.className = languages.join(' ');
      return languages.length > 0 ? undefined : 'policy';
    }
    case 'colspan':
    case 'rowspan': {
      const span = Number.parseInt(value, 10);
      const isToTheEnd = name === 'rowspan' && span === 0;
      if (span > maximumSpan || isToTheEnd) element.setAttribute(name, `${maximumSpan}`);
      return undefined;
    }
    case 'height':
      // Percentage heights of nested tables need very many layout passes.
      return value.includes('%') ? 'unsafe' : undefined;
    case 'style':
      cleanStyle(element as HTMLElement, value, cleaning);
      return undefined;
    default:
      return undefined;
  }
}

/** Prefixes an id, so that it differs from those of the page. */
function prefixedId(id: string, { idPrefix = defaultIdPrefix }: Cleaning): string {
  if (!id) return id;
  return idPrefix + (id.startsWith(defaultIdPrefix) ? id.slice(defaultIdPrefix.length) : id);
}

/** Splits a list at HTML whitespace. */
function partsOf(value: string): string[] {
  return value.split(/[\t\n\f\r ]+/);
}
