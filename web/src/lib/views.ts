// Generated from the views of the games by web/generate_wire.py; do not edit.

export interface Views {}
