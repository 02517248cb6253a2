import type { ColorProblem } from './color-reading';
import type { ColorPickerLabels } from './labels';

/** Sentence that tells why a text is refused. */
export function problemText(problem: ColorProblem, labels: ColorPickerLabels): string {
  switch (problem.kind) {
    case 'hex':
      return labels.badHex;
    case 'numbers':
      return labels.badNumbers(problem.name, problem.example);
    case 'name':
      return labels.unknownName(problem.name, problem.suggestion);
    case 'page':
      return labels.ofPage(problem.name);
    case 'opacity':
      return labels.notOpaque;
    default:
      return labels.notUnderstood(problem.example);
  }
}
