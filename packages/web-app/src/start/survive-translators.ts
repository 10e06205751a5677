/** The child of a node that holds another one, however deep; null: that one is elsewhere. */
function childWith(parent: Node, node: Node | null): Node | null {
  let child = node;
  while (child && child.parentNode !== parent) child = child.parentNode;
  return child;
}

/**
 * Lets React go on in a page that is not its own alone: a browser that translates puts each text into elements of its own or takes it
 * out, extensions do as they like. By itself the first text that is not where React left it ends in an error, and the whole page with it.
 */
export function surviveTranslators(): void {
  const { insertBefore, removeChild } = Node.prototype;
  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null): T {
    return insertBefore.call(this, node, childWith(this, before)) as T;
  };
  Node.prototype.removeChild = function <T extends Node>(this: Node, node: T): T {
    const child = childWith(this, node);
    if (child) removeChild.call(this, child);
    return node;
  };
}
