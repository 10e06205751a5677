import {
  type JSXAttribute,
  type JSXElement,
  type JSXFragment,
  type Node,
  type TemplateElement,
  Visitor,
} from 'oxc-parser';
import { lineOf, parseSource } from './parse-source.ts';

const spoken =
  /^(aria-(label|description|placeholder|roledescription|valuetext)|alt|title|placeholder|label|heading|hint|text|description)$/;
const letter = /\p{L}/u;
/** Letters and signs that occur only in French sentences, not in names or technical messages. */
const french = /[àâçéèêëîïôœùûü«»]/i;
/** A message id or its beginning, such as "menu.diet.vegan", or an icon's name. */
const messageId = /^[a-z]\w*(\.[\w ]*)+$/;
const iconName = /^[a-z0-9-]+$/;

const cookedOf = ({ value }: TemplateElement) => value.cooked ?? value.raw;

/** All texts that an expression can yield, such as both sides of "is ? 'a' : b". */
function textsOf(node: Node): string[] {
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'string' ? [node.value] : [];
    case 'TemplateLiteral':
      return node.quasis.map(cookedOf);
    case 'ConditionalExpression':
      return [...textsOf(node.consequent), ...textsOf(node.alternate)];
    case 'LogicalExpression':
    case 'BinaryExpression':
      return [...(node.operator === '&&' ? [] : textsOf(node.left)), ...textsOf(node.right)];
    default:
      return [];
  }
}

function spokenBy({ value }: JSXAttribute, isComponent: boolean): string[] {
  if (value?.type === 'JSXExpressionContainer') return textsOf(value.expression);
  if (value?.type !== 'Literal' || (isComponent && iconName.test(value.value))) return [];
  return [value.value];
}

/** Returns the lines where a source contains a text for people instead of a message. */
export function findLiteralText(name: string, source: string): number[] {
  const lines = new Set<number>();
  const written = ({ start, end }: Node) => source.slice(start, end);

  function note(position: number, texts: string[]): void {
    if (texts.some((text) => letter.test(text) && !messageId.test(text))) lines.add(lineOf(source, position));
  }

  function noteChildren({ children }: JSXElement | JSXFragment): void {
    for (const child of children)
      if (child.type === 'JSXExpressionContainer') note(child.start, textsOf(child.expression));
  }

  new Visitor({
    JSXText({ start, value }) {
      if (letter.test(value)) lines.add(lineOf(source, start + value.search(/\S/)));
    },
    JSXElement: noteChildren,
    JSXFragment: noteChildren,
    JSXOpeningElement({ name: tag, attributes }) {
      for (const attribute of attributes)
        if (attribute.type === 'JSXAttribute' && spoken.test(written(attribute.name)))
          note(attribute.start, spokenBy(attribute, /^[A-Z]/.test(written(tag))));
    },
    Literal({ start, value }) {
      if (typeof value === 'string' && french.test(value)) note(start, [value]);
    },
    TemplateElement(node) {
      if (french.test(cookedOf(node))) note(node.start, [cookedOf(node)]);
    },
  }).visit(parseSource(name, source).program);
  return [...lines];
}
