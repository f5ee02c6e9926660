/* The layers of a mind in C, built with the engine: what `Layers` in net.py does, and says, in numpy.

   While lists are read no Python code runs, so that nothing changes meanwhile; what is wrong with them is said when
   everything is in order again. */

#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <math.h>

#include "layer_sums.h"

#define MOST 4.0f        /* standard deviations that a number may stand out */
#define LINE 64          /* bytes of a line of the processor's cache */
#define WIDEST (1 << 15) /* hidden layer */

typedef struct {
    PyObject_HEAD
    Sums sums;
    unsigned char *marks; /* of each feature: 1 in the base, 2 in the base and in the position compared with it */
    void *memory;         /* where floats and marks lie */
} Layers;

/* Reading lists */

static int make_room(Row *row, Py_ssize_t size) {
    if (size > row->room) {
        int32_t *items = PyMem_Realloc(row->items, (size_t)size * sizeof *items);
        if (items == NULL) {
            PyErr_NoMemory();
            return 0;
        }
        row->items = items;
        row->room = size;
    }
    return 1;
}

static int is_list(PyObject *object, const char *what) {
    if (!PyList_Check(object)) {
        PyErr_Format(PyExc_TypeError, "%s must be a list, not %s", what, Py_TYPE(object)->tp_name);
        return 0;
    }
    return 1;
}

/* The number of a feature, less than 0 if it is none. Read where it lies: a call would take longer. */
INLINE Py_ssize_t feature_of(const Layers *self, PyObject *item) {
    Py_ssize_t number = -1;
    if (PyLong_Check(item)) {
        PyLongObject *value = (PyLongObject *)item;
#if PY_VERSION_HEX >= 0x030C0000
        number = PyUnstable_Long_IsCompact(value) ? PyUnstable_Long_CompactValue(value) : -1;
#else
        number = Py_SIZE(value) == 1 ? (Py_ssize_t)value->ob_digit[0] : Py_SIZE(value) == 0 ? 0 : -1;
#endif
    }
    return number < self->sums.features ? number : -1;
}

static int refuse(PyObject *item, Py_ssize_t features) {
    Py_INCREF(item);
    if (PyLong_Check(item)) {
        PyErr_Format(PyExc_IndexError, "feature %R is none of %zd", item, features);
    } else {
        PyErr_Format(PyExc_TypeError, "a feature must be an int, not %s", Py_TYPE(item)->tp_name);
    }
    Py_DECREF(item);
    return 0;
}

/* Finds what is new and what is gone, compared with the base. */
static int compare(Layers *self, PyObject *features) {
    if (!is_list(features, "the features of a position")) {
        return 0;
    }
    Py_ssize_t size = PyList_GET_SIZE(features), found = 0, lost = 0;
    if (!make_room(&self->sums.new, size)) {
        return 0;
    }
    unsigned char *marks = self->marks;
    int32_t *new = self->sums.new.items, *gone = self->sums.gone.items;
    const int32_t *base = self->sums.base.items;
    PyObject *bad = NULL;
    for (Py_ssize_t i = 0; i < size; i++) {
        Py_ssize_t feature = feature_of(self, PyList_GET_ITEM(features, i));
        if (feature < 0) {
            bad = PyList_GET_ITEM(features, i);
            break;
        }
        new[found] = (int32_t)feature;
        found += marks[feature] == 0;
        marks[feature] = marks[feature] ? 2 : 0;
    }
    for (Py_ssize_t i = 0; i < self->sums.base.size; i++) {
        gone[lost] = base[i];
        lost += marks[base[i]] == 1;
        marks[base[i]] = 1;
    }
    self->sums.new.size = found;
    self->sums.gone.size = lost;
    return bad == NULL || refuse(bad, self->sums.features);
}

static int read_points(PyObject *item, double *points) {
    if (PyFloat_Check(item)) {
        *points = PyFloat_AS_DOUBLE(item);
    } else if (PyLong_Check(item)) {
        *points = PyLong_AsDouble(item);
    } else {
        PyErr_Format(PyExc_TypeError, "an estimate must be a float, not %s", Py_TYPE(item)->tp_name);
        return 0;
    }
    return *points != -1.0 || !PyErr_Occurred();
}

/* Of the estimates of all seats: margin (alone, the points), own points, points of the best other. */
static int read_numbers(PyObject *estimates, Py_ssize_t seat, float *given) {
    if (!is_list(estimates, "the estimates of a position")) {
        return 0;
    }
    Py_ssize_t seats = PyList_GET_SIZE(estimates);
    if (seat < 0 || seat >= seats) {
        PyErr_Format(PyExc_IndexError, "seat %zd is none of the %zd that have estimates", seat, seats);
        return 0;
    }
    double own = 0, best = -Py_HUGE_VAL;
    for (Py_ssize_t i = 0; i < seats; i++) {
        double points;
        if (!read_points(PyList_GET_ITEM(estimates, i), &points)) {
            return 0;
        }
        if (i == seat) {
            own = points;
        } else if (points > best) {
            best = points;
        }
    }
    given[0] = (float)(seats == 1 ? own : own - best);
    given[1] = (float)own;
    given[2] = (float)(seats == 1 ? 0.0 : best);
    return 1;
}

/* Methods */

static PyObject *begin(Layers *self, PyObject *features) {
    if (!is_list(features, "features")) {
        return NULL;
    }
    Sums *sums = &self->sums;
    Py_ssize_t size = PyList_GET_SIZE(features);
    if (!make_room(&sums->new, size) || !make_room(&sums->gone, size) || !make_room(&sums->base, size)) {
        return NULL;
    }
    for (Py_ssize_t i = 0; i < size; i++) {
        Py_ssize_t feature = feature_of(self, PyList_GET_ITEM(features, i));
        if (feature < 0) {
            refuse(PyList_GET_ITEM(features, i), sums->features);
            return NULL; /* the base of before stays */
        }
        sums->new.items[i] = (int32_t)feature;
    }
    for (Py_ssize_t i = 0; i < sums->base.size; i++) {
        self->marks[sums->base.items[i]] = 0;
    }
    for (Py_ssize_t i = 0; i < size; i++) {
        sums->base.items[i] = sums->new.items[i];
        self->marks[sums->new.items[i]] = 1;
    }
    sums->base.size = size;
    base_summed(sums);
    Py_RETURN_NONE;
}

/* What a position is worth to a seat; `parts` say how much the estimated margin, the margin and the win weigh. */
static int value_of(Layers *self, PyObject *features, PyObject *estimates, Py_ssize_t seat, int alone,
                    const double *parts, double *value) {
    const float *shift = self->sums.shift + NUMBERS * alone, *stretch = self->sums.stretch + NUMBERS * alone;
    float given[NUMBERS], x[NUMBERS], out[OUTPUTS];
    if (!read_numbers(estimates, seat, given) || !compare(self, features)) {
        return 0;
    }
    for (int n = 0; n < NUMBERS; n++) {
        float far = (given[n] - shift[n]) / stretch[n];
        x[n] = far < -MOST ? -MOST : far > MOST ? MOST : far;
    }
    value_summed(&self->sums, x, out);
    *value = parts[0] * ((double)given[0] - (double)shift[0]) / (double)stretch[0] + parts[1] * (double)out[0] +
             parts[2] * tanh(0.5 * (double)out[1]); /* twice the chance to win, less one */
    return 1;
}

static PyObject *values(Layers *self, PyObject *arguments) {
    PyObject *features, *estimates;
    Py_ssize_t seat;
    int alone;
    double parts[3], value;
    if (!PyArg_ParseTuple(arguments, "O!O!np(ddd):values", &PyList_Type, &features, &PyList_Type, &estimates, &seat,
                          &alone, &parts[0], &parts[1], &parts[2])) {
        return NULL;
    }
    Py_ssize_t size = PyList_GET_SIZE(features);
    PyObject *found = PyList_New(size); /* may collect garbage, so the lists are looked at afterwards */
    if (found != NULL && (PyList_GET_SIZE(features) != size || PyList_GET_SIZE(estimates) != size)) {
        PyErr_Format(PyExc_ValueError, "%zd positions have estimates for %zd", size, PyList_GET_SIZE(estimates));
        Py_CLEAR(found);
    }
    for (Py_ssize_t i = 0; found != NULL && i < size; i++) {
        PyObject *item = NULL;
        if (value_of(self, PyList_GET_ITEM(features, i), PyList_GET_ITEM(estimates, i), seat, alone, parts, &value)) {
            item = PyFloat_FromDouble(value);
        }
        if (item == NULL) {
            Py_CLEAR(found);
        } else {
            PyList_SET_ITEM(found, i, item);
        }
    }
    return found;
}

/* Making one */

/* Takes the weights over, if they are as many as they should be. */
static int fill(Layers *self, const Py_buffer *weights) {
    Sums *sums = &self->sums;
    const uint64_t size = weights_of(sums) * sizeof(float);
    if (strcmp(weights->format, "f") != 0 || (uint64_t)weights->len != size) {
        PyErr_Format(PyExc_ValueError, "there must be %llu weights in float32", (unsigned long long)weights_of(sums));
        return 0;
    }
    const size_t computed = (size_t)(2 * sums->hidden + sums->second) * sizeof(float);
    self->memory = PyMem_Calloc(LINE + computed + (size_t)size + (size_t)sums->features, 1);
    if (self->memory == NULL) {
        PyErr_NoMemory();
        return 0;
    }
    self->marks = (unsigned char *)lay_out(sums, (float *)(((uintptr_t)self->memory + LINE - 1) / LINE * LINE));
    memcpy(sums->w1, weights->buf, (size_t)size);
    memcpy(sums->start, sums->b1, (size_t)sums->hidden * sizeof(float)); /* until told otherwise */
    return make_room(&sums->filled, sums->hidden);
}

static PyObject *make(PyTypeObject *type, PyObject *arguments, PyObject *named) {
    static char *names[] = {"features", "hidden", "second", "weights", "plain", NULL};
    Py_ssize_t features, hidden, second;
    PyObject *given;
    Py_buffer weights;
    int plain = 0;
    if (!PyArg_ParseTupleAndKeywords(arguments, named, "nnnO|p:CompiledLayers", names, &features, &hidden, &second,
                                     &given, &plain)) {
        return NULL;
    }
    if (features < 1 || features > (Py_ssize_t)PyLong_MASK || hidden < 1 || hidden > WIDEST || hidden % BLOCK ||
        second < 1 || second > WIDEST || second % BLOCK) {
        PyErr_Format(PyExc_ValueError, "no layers: %zd features, then %zd and %zd", features, hidden, second);
        return NULL;
    }
    Layers *self = (Layers *)type->tp_alloc(type, 0); /* all zeros */
    if (self == NULL || PyObject_GetBuffer(given, &weights, PyBUF_C_CONTIGUOUS | PyBUF_FORMAT) < 0) {
        Py_XDECREF(self);
        return NULL;
    }
    self->sums.features = features;
    self->sums.hidden = hidden;
    self->sums.second = second;
    self->sums.wide = WIDE_MACHINE && !plain;
    if (!fill(self, &weights)) {
        Py_CLEAR(self);
    }
    PyBuffer_Release(&weights);
    return (PyObject *)self;
}

static void end(Layers *self) {
    PyTypeObject *type = Py_TYPE(self);
    PyMem_Free(self->sums.base.items);
    PyMem_Free(self->sums.new.items);
    PyMem_Free(self->sums.gone.items);
    PyMem_Free(self->sums.filled.items);
    PyMem_Free(self->memory);
    type->tp_free(self);
    Py_DECREF(type);
}

static PyMethodDef methods[] = {
    {"begin", (PyCFunction)begin, METH_O, "Lets the first layer start from a position."},
    {"values", (PyCFunction)values, METH_VARARGS, "What positions are worth to a seat."},
    {NULL, NULL, 0, NULL},
};

static PyType_Slot slots[] = {
    {Py_tp_doc, "The layers of a mind. If `plain`, as on a machine that adds four floats at once."},
    {Py_tp_new, (void *)make},
    {Py_tp_dealloc, (void *)end},
    {Py_tp_methods, methods},
    {0, NULL},
};

static PyType_Spec layers = {
    "planetb.minds.compiled_layers.CompiledLayers", sizeof(Layers), 0, Py_TPFLAGS_DEFAULT, slots,
};

static int add_layers(PyObject *module) {
    PyObject *type = PyType_FromSpec(&layers);
    int added = type == NULL ? -1 : PyModule_AddObjectRef(module, "CompiledLayers", type);
    Py_XDECREF(type);
    return added;
}

static PyModuleDef_Slot steps[] = {{Py_mod_exec, (void *)add_layers}, {0, NULL}};

static struct PyModuleDef module = {
    PyModuleDef_HEAD_INIT,
    .m_name = "planetb.minds.compiled_layers",
    .m_doc = "The layers of a mind, in C.",
    .m_slots = steps,
};

PyMODINIT_FUNC PyInit_compiled_layers(void) { return PyModuleDef_Init(&module); }
