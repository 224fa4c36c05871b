/**
 * First module of every server bundle. A bundle knows its folder, which ends with the name and the
 * version of its release; the files of all versions of a part have one address for visitors.
 */
declare let __webpack_public_path__: string;

const [name] = __webpack_public_path__.split('/').slice(-3, -1);
__webpack_public_path__ = `/r/${name}/`;

export {};
